"""The style sheet of printable puzzles for A4 and Letter, in millimetres and readable without colour."""

STYLE = """
*{box-sizing:border-box;margin:0;padding:0}
:root{--piece:13mm;--cell:7.5mm;--small:4.8mm}
body{font:10pt/1.35 system-ui,"Segoe UI",Roboto,"Noto Sans","Liberation Sans",sans-serif;color:#111;background:#fff}
@media screen{body{max-width:190mm;margin:0 auto;padding:8mm}}
@media screen and (max-width:600px){body{padding:4mm}.puzzles.puzzles{columns:1}}
svg text{font-family:inherit;font-weight:700}
.defs{position:absolute}
header{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:1mm 6mm;
padding-bottom:2mm;margin-bottom:3mm;border-bottom:.4mm solid #111}
h1{font:600 17pt/1.1 "Iowan Old Style","Palatino Linotype",Palatino,"URW Palladio L",Georgia,serif}
.legend{margin:-1.5mm 0 2.5mm;font-size:8.5pt;color:#444}
.lines span{display:inline-block;width:44mm;margin-left:4mm;border-bottom:.2mm solid #777;font-size:8.5pt;color:#444}
.puzzles{columns:2;column-gap:8mm}
article{break-inside:avoid;padding-bottom:5.5mm}
h2{font-size:10.5pt;line-height:1.3}
h2 b{display:inline-grid;place-items:center;min-width:5.6mm;height:5.6mm;margin-right:1mm;border-radius:50%;
background:#111;color:#fff;font-size:9pt;print-color-adjust:exact;-webkit-print-color-adjust:exact}
article>p{margin:.6mm 0 2mm;font-size:9.5pt}
article>p:empty{margin:1mm 0 0}
.shown{display:flex;flex-wrap:wrap;align-items:end;gap:2mm 5mm;margin-bottom:2mm}
.row div{display:flex;flex-wrap:wrap;gap:1mm}
figcaption{font-size:8pt;color:#444}
.piece{width:var(--piece);display:block}
.marked{outline:.6mm solid #111;outline-offset:-.5mm;border-radius:1.4mm}
.board{width:calc(var(--cell)*var(--across));max-width:100%;display:block}
.choices{display:flex;flex-wrap:wrap;gap:1.6mm 2.4mm;list-style:none}
.choices li{display:grid;justify-items:center;align-content:end;gap:.4mm;font-size:9pt}
.choices .board{--cell:var(--small)}
.choices b{font-size:8.5pt}
.words{gap:1mm 6mm}
.choices .said{display:flex;gap:1.2mm;align-items:baseline;align-self:end}
.solutions{break-before:page}
.solutions{--piece:8.5mm;--cell:5mm}
footer{break-before:avoid;margin-top:1mm;padding-top:1mm;border-top:.2mm solid #999;
font-size:7pt;line-height:1.3;color:#555}
.scramble-set,.crossword-set{--piece:11mm;--cell:8.5mm}
.set-cubed{--piece:9.5mm}
.set-cubed{--cell:6.2mm}
.five-crowns{--piece:10.5mm}
.karma{--piece:10mm}
.wordspiel{--piece:7mm}
.wordspiel .choices{display:grid;--piece:5.6mm}
.wordspiel .choices li{display:flex;align-items:center;gap:1.5mm}
.wordspiel .choices b{order:-1;width:3mm}
.solutions.solutions{--piece:8mm}
"""
