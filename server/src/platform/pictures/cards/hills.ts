import { previewSize } from '@thikana/contract/preview';

const { width, height } = previewSize;

/** The background without a photograph: the hills north of the city, and rows of tea. */
export const hills = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#f8e4d9"/><stop offset="0.6" stop-color="#fbf8f1"/></linearGradient>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
<circle cx="930" cy="176" r="66" fill="#f0b48c"/>
<path fill="#c9dccf" d="M0 300 170 190 300 270 470 140 640 290 800 200 960 300 1090 220 1200 290V630H0z"/>
<path fill="#8fbfa3" d="M0 360C150 290 270 300 420 350S700 300 860 330s250-40 340-10V630H0z"/>
<path fill="#3b8159" d="M0 430c200-60 380-40 590-10s410-40 610-10V630H0z"/>
<g fill="none" stroke="#2f6b4a" stroke-width="14" stroke-linecap="round">
<path d="M-20 480c220-50 420-30 620-4s420-30 640-2"/>
<path d="M-20 530c220-46 420-26 620 0s420-26 640 2"/>
<path d="M-20 584c220-42 420-22 620 4s420-22 640 6"/>
</g>
</svg>`;
