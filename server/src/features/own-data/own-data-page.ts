import { amountText, numberText } from '@thikana/contract/number-text';
import { plainDocument } from '../../lib/plain-document.ts';
import { m } from '../../paraglide/messages.js';
import { escapeHtml, htmlOfPeople } from '../../platform/mail/escape-html.ts';
import { timeOfMail } from '../../platform/mail/time-of-mail.ts';

type Row = Readonly<Record<string, unknown>>;

/** What the page has of a row, by the columns of the parts. The others are codes and numbers of the database. */
const labels: Readonly<Record<string, string>> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  title: 'title',
  listing_title: 'title',
  subject_label: 'title',
  second_title: 'second_title',
  description: 'description',
  second_description: 'second_description',
  location: 'location',
  listing_id: 'listing',
  text: 'text',
  introduction: 'text',
  value: 'text',
  reason: 'reason',
  ban_reason: 'reason',
  refusal: 'reason',
  rent_rupees: 'amount',
  price_rupees: 'amount',
  total_price_rupees: 'amount',
  days: 'days',
  count: 'count',
  visitors: 'count',
  numbers: 'count',
  most: 'count',
  enquiries: 'count',
  number: 'reference',
  reference: 'reference',
  payment_id: 'reference',
  browser: 'browser',
  picture_id: 'photo',
  pictures: 'photo',
  day: 'date',
  created_at: 'date',
  decided_at: 'date',
  given_at: 'date',
  added_at: 'date',
  found_at: 'date',
  opened_at: 'date',
  starts_at: 'date',
  started_at: 'date',
  seen_at: 'date',
  asked_at: 'date',
  proposed_at: 'date',
  requested_at: 'date',
  withdrawn_at: 'ended',
  settled_at: 'ended',
  ends_at: 'ended',
};

const style = `
body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
h2 { margin-top: 2rem; font-size: 1.25rem }
dl { display: grid; grid-template-columns: 10rem 1fr; gap: 0.25rem 1rem; border-top: 1px solid; padding-top: 0.5rem }
dd { margin: 0; white-space: pre-line }
img { max-width: 10rem; height: auto }
`;

/** The data of `my-data.json` as a page without scripts, in the current language. */
export function ownDataPage(data: Readonly<Record<string, unknown>>, siteName: string): string {
  const title = escapeHtml(m.own_data_page_title({ site: siteName }));
  const listings = new Map(rowsOf('listings', data.listings).map(({ id, title }) => [id, title]));
  const parts = Object.entries(data).map(([part, value]) => sectionOf(part, rowsOf(part, value), listings));
  return plainDocument({
    title,
    head: `<style>${style}</style>\n`,
    body: `<h1>${title}</h1>\n<p>${escapeHtml(m.own_data_page_text())}</p>\n${parts.join('\n')}`,
  });
}

/** The account is one row, and the ways to log in are several lists. */
function rowsOf(part: string, value: unknown): Row[] {
  if (part === 'account') return [value as Row];
  const rows = (Array.isArray(value) ? value : Object.values(value as object).flat()) as unknown[];
  return rows
    .filter((row): row is Row => typeof row === 'object' && row !== null)
    .map((row) => (part === 'pictures' ? { ...row, picture_id: row.id } : row));
}

function sectionOf(part: string, rows: readonly Row[], listings: ReadonlyMap<unknown, unknown>): string {
  const name = m.own_data_part({ part });
  const heading =
    part === 'account' ? name : m.own_data_part_count({ part: name, count: numberText(rows.length) });
  return [`<h2>${escapeHtml(heading)}</h2>`, ...rows.map((row) => listOf(row, listings))].join('\n');
}

function listOf(row: Row, listings: ReadonlyMap<unknown, unknown>): string {
  const lines = Object.entries(row).flatMap(([column, value]) => {
    const label = labels[column];
    const text = label && textOf(label, listings.get(value) ?? value);
    return text ? `<dt>${escapeHtml(m.own_data_column({ column: label }))}</dt><dd>${text}</dd>` : [];
  });
  return `<dl>${lines.join('')}</dl>`;
}

/** The value as HTML; empty if it says nothing. */
function textOf(label: string, value: unknown): string {
  if (label === 'photo') return [value].flat().map(photoOf).join(' ');
  if (value instanceof Date) return escapeHtml(timeOfMail(value));
  if (typeof value === 'string') return htmlOfPeople(value);
  // Messages have a number too, which is only their place in the conversation.
  if (typeof value !== 'number' || label === 'reference') return '';
  return escapeHtml(label === 'amount' ? amountText(value) : numberText(value));
}

function photoOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  const file = escapeHtml(value.includes('/') ? value : `pictures/${value}.jpg`);
  return `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`;
}
