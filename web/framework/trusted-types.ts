/**
 * Relies on the markup from which react-dom creates script elements (check-internals.ts). Has to come first in the head
 * of every document. The site's policy requires Trusted Types where browsers support them. This policy allows what the
 * site needs: the markup of React's script elements, markup that React leaves unchanged, and script files of the site.
 */
export const trustedTypesScript = `globalThis.trustedTypes?.createPolicy('default',{createHTML:(text)=>/^(<script><\\/script>)?$/.test(text)?text:null,createScriptURL:(address)=>{const{origin,pathname}=new URL(address,location.href);return origin===location.origin&&/^\\/(assets\\/|sw\\.js$)/.test(pathname)?address:null}});`;
