/**
 * Relies on the markup from which react-dom makes script elements (check-insides.ts). Stands first in the head of every document. The site's policy has browsers that can do so refuse text where it would
 * become code; this says which text is meant: the element React makes its scripts from, a place that it leaves alone,
 * the scripts that the document came with, and files of the site.
 */
export const trustedTypesScript = `globalThis.trustedTypes?.createPolicy('default',{createHTML:(text)=>/^(<script><\\/script>)?$/.test(text)?text:null,createScript:(text)=>[...document.scripts].some((script)=>script.text===text)?text:null,createScriptURL:(address)=>{const{origin,pathname}=new URL(address,location.href);return origin===location.origin&&/^\\/(assets\\/|sw\\.js$)/.test(pathname)?address:null}});`;
