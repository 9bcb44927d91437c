/**
 * Relies on the markup from which react-dom creates script elements (check-internals.ts). Has to come first in the head
 * of every document. The site's policy requires Trusted Types where browsers support them. This policy allows what the
 * site needs: the markup of React's script elements, markup that React leaves unchanged, the module script that waits in
 * the document (defer-scripts.ts), and script files of the site. A script whose text was added as a child node is checked
 * when it is in the document, so any comparison with all scripts of the document would find that script itself.
 */
export const trustedTypesScript = `globalThis.trustedTypes?.createPolicy('default',{createHTML:(text)=>/^(<script><\\/script>)?$/.test(text)?text:null,createScript:(text)=>document.getElementById('later-script')?.text===text?text:null,createScriptURL:(address)=>{const{origin,pathname}=new URL(address,location.href);return origin===location.origin&&/^\\/(assets\\/|sw\\.js$)/.test(pathname)?address:null}});`;
