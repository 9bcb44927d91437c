/** Email programs drop style sheets: the light theme is inline, this holds what cannot be inline. */
const font = "font-family:'Hind Siliguri',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** User text may contain a very long word, which would widen the whole email on a phone. */
const breaking = 'overflow-wrap:anywhere;word-break:break-word';

/** The accents below. A brand replaces those by its own, which are readable on the same grounds. */
export const accentColours = { light: ['#1d5b43', '#a8431f', '#174a37'], dark: ['#5fae8b', '#86cfae'] };

export const inline = {
  page: 'margin:0;padding:0;background:#f6f1e7',
  card: 'width:100%;max-width:560px;background:#fffdf8;border:1px solid #e3dac8;border-radius:10px',
  header: `padding:18px 32px;background:#1d5b43;border-radius:9px 9px 0 0;${font};font-size:20px;font-weight:700;line-height:28px;letter-spacing:.2px;color:#ffffff`,
  body: 'padding:32px 32px 8px',
  heading: `margin:0 0 16px;${font};font-size:24px;font-weight:700;line-height:31px;color:#20302a;${breaking}`,
  paragraph: `margin:0 0 16px;${font};font-size:16px;line-height:25px;color:#33403a;${breaking}`,
  quote: `margin:0 0 16px;padding:10px 16px;background:#f6f1e7;border-left:4px solid #1d5b43;border-radius:0 6px 6px 0;${font};font-size:16px;line-height:24px;color:#20302a;${breaking}`,
  caption: 'display:block;font-size:13px;line-height:20px;color:#5d6a62',
  buttonCell: 'background:#a8431f;border-radius:8px',
  button: `display:inline-block;padding:13px 28px;border:1px solid #a8431f;border-radius:8px;${font};font-size:17px;font-weight:700;line-height:22px;color:#ffffff;text-decoration:none`,
  fallback: `margin:0 0 24px;${font};font-size:14px;line-height:21px;color:#5d6a62`,
  entry: 'font-weight:700;color:#1d5b43',
  link: 'color:#1d5b43;word-break:break-all',
  notes: 'padding:18px 32px 14px;border-top:1px solid #e3dac8',
  note: `margin:0 0 8px;${font};font-size:14px;line-height:21px;color:#5d6a62`,
  footer: `padding:16px 32px 0;${font};font-size:13px;line-height:20px;color:#5d6a62;text-align:center`,
  preheader:
    'display:none;max-height:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:#f6f1e7',
} as const;

export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { -webkit-text-size-adjust: 100%; }
@media (max-width: 480px) {
  .pad { padding-left: 20px !important; padding-right: 20px !important; }
  .edge { padding: 12px 8px 24px !important; }
  .wide { width: 100% !important; }
  .wide a { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background: #12181a !important; }
  .card { background: #1a2422 !important; border-color: #2f3d38 !important; }
  .head { background: #174a37 !important; color: #f2efe6 !important; }
  .strong { color: #f2efe6 !important; }
  .plain { color: #d8dcd4 !important; }
  .quiet { color: #a3afa8 !important; }
  .quote { background: #22302c !important; border-color: #5fae8b !important; color: #f2efe6 !important; }
  .rule { border-color: #2f3d38 !important; }
  .link { color: #86cfae !important; }
}`;
