// What teachers can try with their class on the page for teachers.
import Cap from "./teaching/Cap.svelte";
import Count from "./teaching/Count.svelte";
import Third from "./teaching/Third.svelte";

export default { third: Third, cap: Cap, count: Count };
