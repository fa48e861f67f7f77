/** Pictures of the same width stand below each other; a long one shows its beginning. */
export const contactSheetStyles = `
body{margin:0;font:14px system-ui;background:#777;color:#fff}
header{position:sticky;top:0;z-index:1;padding:8px 16px;background:#222}
header h1,header fieldset{display:inline-block;margin:0 16px 4px 0;font-size:16px;border:0;padding:0}
header legend{float:left;margin-right:8px;font-weight:bold}
header nav{max-height:72px;overflow:auto}
a{color:#9ef}
details{padding:0 16px;scroll-margin-top:150px}
summary h2{display:inline-block;margin:16px 0 8px}
h3{margin:8px 0}
div{display:flow-root;padding-bottom:16px}
figure{float:left;margin:0 8px 8px 0}
figure a{display:block;height:520px;overflow:hidden;background:#888}
img{display:block;width:100%}
figcaption{font-size:12px}
[data-width="360"] a{width:176px}
[data-width="768"] a{width:280px}
[data-width="1024"] a{width:340px}
[data-width="1280"] a{width:420px}
[data-width="1536"] a{width:460px}
figure[data-width="360"]{clear:left}
`;
