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
section{display:flow-root;padding-bottom:16px}
section a{float:left;height:540px;margin:0 8px 8px 0;overflow:hidden;background:#888;color:#fff}
section a::before{content:attr(class);display:block;font-size:12px}
img{display:block;width:100%}
.w360{clear:left;width:176px}
.w768{width:280px}
.w1024{width:340px}
.w1280{width:420px}
.w1536{width:460px}
`;
