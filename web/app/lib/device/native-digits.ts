const key = 'digits';

/**
 * Runs in the head of documents in Bengali, Hindi and Nepali, before the first paint. The choice changes how 0 to 9 are
 * drawn (`scripts.css`), not the text.
 */
export const nativeDigitsScript = `try{if(localStorage.getItem('${key}')==='native')document.documentElement.dataset.digits=''}catch{}`;

/** Whether the reader chose the digits of the script. */
export const areNativeDigits = (): boolean => 'digits' in document.documentElement.dataset;

export function setNativeDigits(areNative: boolean): void {
  if (areNative) document.documentElement.dataset.digits = '';
  else delete document.documentElement.dataset.digits;
  try {
    localStorage.setItem(key, areNative ? 'native' : 'latin');
  } catch {
    // A browser can deny access to its storage; the choice then lasts as long as the page.
  }
}
