import { createHash } from 'node:crypto';

/** The panel's colours; as little as a page of text and a form need, for it stands in each page. */
const css = `
:root{color-scheme:light dark;--ink:#1f1b18;--soft:#5c544d;--ground:#f8f6f3;--card:#fff;--line:#e5e0da;--edge:#8a8178;--main:#0f766e;--on:#fff;--bad:#b91c1c;--badbg:#fdf1f0}
@media (prefers-color-scheme:dark){:root{--ink:#f3efeb;--soft:#b8afa7;--ground:#191614;--card:#231f1c;--line:#3a342f;--edge:#8f857c;--main:#5cd0c4;--on:#06302c;--bad:#f58a85;--badbg:#3a1f1d}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:1rem}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
a{color:var(--main)}
h1,h2,h3,legend{line-height:1.25;text-wrap:balance}
h1{font-size:1.75rem;margin:1.5rem 0 .5rem}
h2{font-size:1.3rem;margin:0 0 .75rem}
h3,.minor{font-size:1.1rem;margin:0 0 .25rem}
p{margin:0 0 .75rem}
ul{margin:0;padding:0;list-style:none}
:focus-visible{outline:3px solid var(--main);outline-offset:2px}
.wrap{max-width:46rem;margin:0 auto;padding:0 1rem}
.skip{position:absolute;left:1rem;top:-10rem;background:var(--card);padding:.75rem 1rem;z-index:1}
.skip:focus{top:.5rem}
.bar{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:space-between;min-height:3.25rem}
.bar ul{display:flex;flex-wrap:wrap;margin:0 -.5rem}
.bar li a{display:inline-block;padding:.6rem .5rem;font-size:.9rem}
.bar [aria-current]{color:var(--ink);font-weight:600;text-decoration:none}
.home{padding:.6rem 0;font-weight:600;text-decoration:none}
.cover{height:7rem;background:linear-gradient(120deg,#0b4f4a,#0f766e 45%,#4fb3b0);overflow:hidden}
.cover img{display:block;width:100%;height:100%;object-fit:cover}
.cover.photo{height:clamp(7rem,24vw,15rem)}
.hands{background-image:linear-gradient(120deg,#c8553d,#e0a458 60%,#f6ead8)}
.leaves{background-image:linear-gradient(120deg,#2f7d4f,#5aa469 55%,#86b96b)}
.waves{background-image:linear-gradient(170deg,#9fd8d6,#4fb3b0 45%,#0b4f4a)}
.sunrise{background-image:linear-gradient(180deg,#fde8cd,#f5b765 45%,#c8553d)}
.city{background-image:linear-gradient(160deg,#f7d794,#7a8b99 55%,#5b6f80)}
.mosaic{background-image:linear-gradient(90deg,#0f766e 20%,#e0a458 20% 40%,#c8553d 40% 60%,#14a098 60% 80%,#7a5c46 80%)}
.lead{color:var(--soft)}
.tags{display:flex;flex-wrap:wrap;gap:.4rem;margin:0 0 1rem}
.tags li{border:1px solid var(--line);background:var(--card);border-radius:1rem;padding:.05rem .7rem;font-size:.875rem}
.acts{display:grid;gap:.75rem;margin:1.25rem 0}
@media (min-width:30rem){.acts{grid-template-columns:1fr 1fr}}
.act{display:flex;align-items:center;justify-content:center;min-height:3.25rem;padding:.6rem 1.25rem;border:2px solid var(--main);border-radius:.6rem;background:var(--main);color:var(--on);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.act.two{background:var(--card);color:var(--main)}
.act:hover{text-decoration:underline}
.card{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1.1rem;margin:0 0 1rem}
section{margin:2rem 0}
.text{white-space:pre-line}
.when{font-weight:600;margin:0}
.meta{color:var(--soft);margin:0 0 .5rem}
dl{display:grid;gap:.6rem;margin:0}
dt{color:var(--soft);font-size:.875rem}
dd{margin:0}
dd a,footer a{display:inline-block;padding:.2rem 0}
footer{border-top:1px solid var(--line);margin-top:2.5rem;padding:1rem 0 2rem;font-size:.9rem}
footer ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
fieldset{border:1px solid var(--line);border-radius:.75rem;background:var(--card);margin:0 0 1rem;padding:.25rem 1.1rem 1.1rem;min-width:0}
legend{float:left;width:100%;font-size:1.2rem;font-weight:600;padding:.6rem 0 0}
.field{clear:both;padding-top:1rem}
@media (min-width:42rem){fieldset{display:grid;grid-template-columns:1fr 1fr;column-gap:1.25rem;align-items:start}legend,.field{grid-column:1/-1}.half{grid-column:auto}}
.field>label,.label{display:block;font-weight:500;margin:0 0 .3rem}
.star{color:var(--bad)}
input:not([type=checkbox],[type=radio]),select,textarea{display:block;width:100%;min-height:2.9rem;padding:.55rem .7rem;border:1px solid var(--edge);border-radius:.5rem;background:var(--card);color:inherit;font:inherit}
.field input+input{margin-top:.5rem}
[aria-invalid]:not([type=checkbox],[type=radio]){border:2px solid var(--bad)}
input[type=checkbox],input[type=radio]{flex:none;width:1.3rem;height:1.3rem;margin:.15rem 0 0;accent-color:var(--main)}
.choices{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(13rem,100%),1fr));column-gap:1rem}
.choices label,.field>.box{display:flex;gap:.6rem;align-items:flex-start;padding:.5rem 0;font-weight:400;margin:0;cursor:pointer}
.field+p{margin-top:1rem}
.hint{color:var(--soft);font-size:.875rem;margin:.3rem 0 0}
.fault{color:var(--bad);font-size:.9rem;font-weight:500;margin:.3rem 0 0}
.alert{border:2px solid var(--bad);background:var(--badbg);border-radius:.75rem;padding:1rem;margin:0 0 1rem}
.alert h2{font-size:1.1rem;margin-bottom:.4rem}
.alert p:last-child{margin:0}
.alert li{padding:.2rem 0}
.alert a{color:var(--bad)}
form .act{width:100%}
.tabs{border-bottom:1px solid var(--line)}
.tabs ul{display:flex;flex-wrap:wrap;gap:0 .5rem;margin:0 -.5rem}
.tabs a,.plain{display:inline-block;padding:.6rem 0;border:0;background:none;color:var(--main);font:inherit;text-decoration:underline;cursor:pointer}
.tabs a,.tabs .plain{padding:.6rem .5rem}
.tabs [aria-current]{color:var(--ink);font-weight:600;text-decoration:none;box-shadow:inset 0 -3px var(--main)}
.done{border:2px solid var(--main);border-radius:.75rem;padding:.75rem 1rem;margin:1rem 0;font-weight:500}
.points{padding-left:1.25rem;list-style:disc}
.row{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:space-between}
.row>*{min-width:0}
form+form{margin-top:.75rem}
.away{position:absolute;left:-100rem;height:1px;overflow:hidden}
.sheet{background:#fff;color:#111;border:1px solid var(--line);max-width:40rem;margin:1rem auto;padding:2rem 1.5rem;text-align:center}
.sheet svg{display:block;width:min(20rem,100%);height:auto;margin:1.5rem auto}
.sheet h1{font-size:2.2rem;margin:.5rem 0}
.sheet .name{font-size:1.35rem;font-weight:600}
.sheet .url{font-size:1.25rem;font-weight:600}
.sheet p{font-size:1.1rem}
@page{size:A4;margin:18mm}
@media print{.unprinted{display:none}body{background:#fff}.sheet{border:0;margin:0 auto;padding:0;max-width:none}.sheet svg{width:110mm}.sheet h1{font-size:34pt}.sheet .name{font-size:20pt}.sheet .url{font-size:17pt}.sheet p{font-size:15pt}}
`;

/** The style sheet as it stands in each page. */
export const styles = css.trim();

/** Its source in the Content-Security-Policy. */
export const stylesSource = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;
