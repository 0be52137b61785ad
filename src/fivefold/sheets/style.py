"""The style sheet of printable puzzles for A4 and Letter, in millimetres and readable without colour."""

STYLE = """
*{box-sizing:border-box;margin:0;padding:0}
:root{--card:#fff;--card-edge:#a8a89e;--texture:#22302b5c;--low:0 0 0 0 transparent;--mid:var(--low);
--piece:var(--in-row);--small:4.8mm}
body{font:10pt/1.35 system-ui,"Segoe UI",Roboto,"Noto Sans","Liberation Sans",sans-serif;color:#111;background:#fff;
print-color-adjust:exact;-webkit-print-color-adjust:exact}
@media screen{body{max-width:190mm;margin:0 auto;padding:8mm}}
@media screen and (max-width:600px){body{padding:4mm}.puzzles.puzzles{columns:1}}
header{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:1mm 6mm;
padding-bottom:2mm;margin-bottom:3mm;border-bottom:.4mm solid #111}
h1{font:600 17pt/1.1 "Iowan Old Style","Palatino Linotype",Palatino,"URW Palladio L",Georgia,serif}
.legend{margin:-1.5mm 0 2.5mm;font-size:8.5pt;color:#444}
.lines span{display:inline-block;width:44mm;margin-left:4mm;border-bottom:.2mm solid #777;font-size:8.5pt;color:#444}
.puzzles{columns:2;column-gap:8mm}
article{container-type:inline-size;break-inside:avoid;padding-bottom:5.5mm}
h2{font-size:10.5pt;line-height:1.3}
h2 b{display:inline-grid;place-items:center;min-width:5.6mm;height:5.6mm;margin-right:1mm;border-radius:50%;
background:#111;color:#fff;font-size:9pt}
article>p{margin:.6mm 0 2mm;font-size:9.5pt}
article>p:empty{margin:1mm 0 0}
.shown{display:flex;flex-wrap:wrap;align-items:end;gap:2mm 5mm;margin-bottom:2mm}
.row div{display:flex;flex-wrap:wrap;gap:1mm}
figcaption{font-size:8pt;color:#444}
.marked{outline:.6mm solid #111;outline-offset:.2mm;border-radius:1.4mm}
.board{--side:min(var(--cell),100cqw/var(--across));display:grid;
grid-template:repeat(var(--down),var(--side))/repeat(var(--across),var(--side))}
.squares{background:linear-gradient(#c9c9c0 .2mm,transparent 0) 0 0/var(--side) var(--side),
linear-gradient(90deg,#c9c9c0 .2mm,transparent 0) 0 0/var(--side) var(--side);
border:solid #c9c9c0;border-width:0 .2mm .2mm 0;box-sizing:content-box;width:max-content}
.cell{--lined:repeating-linear-gradient(0deg,var(--texture) 0 1px,transparent 0 4.5px);
--dotted:radial-gradient(var(--texture) 1px,transparent 1.3px) 0 0/5px 5px;position:relative;
--piece:calc(var(--side)*.9);display:grid;place-items:center;font-weight:700;
font-size:calc(var(--side)*.5);line-height:1}
.new::after{content:"";position:absolute;inset:0;border:.4mm solid #111;border-radius:20%}
.gap{margin:5%;border:.3mm dashed #111;border-radius:18%}
.cell i{display:grid;place-items:center;width:76%;aspect-ratio:1;border:.2mm dashed #777;border-radius:50%;
font-style:normal;font-size:.8em}
.choices{display:flex;flex-wrap:wrap;gap:1.6mm 2.4mm;list-style:none}
.choices li{display:grid;justify-items:center;align-content:end;gap:.4mm;font-size:9pt}
.choices .board{--cell:var(--small)}
.choices>li>b{font-size:8.5pt}
.words{gap:1mm 6mm}
.choices .said{display:flex;gap:1.2mm;align-items:baseline;align-self:end}
.rows{display:grid;--piece:calc(var(--in-row)*.8)}
.rows li{display:flex;align-items:center;gap:1.5mm}
.rows>li>b{order:-1;width:3mm}
.solutions{break-before:page;--piece:min(8mm,var(--in-row));--cell:5mm}
footer{break-before:avoid;margin-top:1mm;padding-top:1mm;border-top:.2mm solid #999;
font-size:7pt;line-height:1.3;color:#555}
"""
