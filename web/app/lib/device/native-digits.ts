const key = 'digits';

/** The box that chooses the digits of the script. */
export const nativeDigitsId = 'native-digits';

/**
 * Runs in the head of documents in Bengali, Hindi and Nepali, before the first paint. The choice changes how 0 to 9 are
 * drawn (`scripts.css`), not the text. The script follows the box too, so that pages carry no more code for it.
 */
export const nativeDigitsScript = `{const html=document.documentElement;try{if(localStorage.getItem('${key}')==='native')html.dataset.digits=''}catch{}addEventListener('change',({target})=>{if(target.id!=='${nativeDigitsId}')return;html.toggleAttribute('data-digits',target.checked);try{localStorage.setItem('${key}',target.checked?'native':'latin')}catch{}})}`;
