import { pictureAccept } from '@thikana/contract/picture-kind';
import { plainDocument } from '../lib/plain-document.ts';
import { m } from '../paraglide/messages.js';
import { escapeHtml } from '../platform/mail/escape-html.ts';
import type { SetupField } from './setup-fields.ts';
import { setupStyle } from './setup-style.ts';
import type { FieldProblems } from './step-context.ts';

/** A whole document; `body` is HTML. */
function setupDocument(title: string, body: string, head = ''): string {
  return plainDocument({
    language: 'en',
    title: escapeHtml(title),
    head: `<meta name="robots" content="noindex">\n${head}<style>${setupStyle}</style>\n`,
    body: `<main>\n${body}\n</main>`,
  });
}

export function closedPage(): string {
  const title = m.setup_closed_title();
  return setupDocument(title, `<h1>${title}</h1>\n<p>${m.setup_closed_text()}</p>`);
}

export function openedPage(): string {
  const title = m.setup_opened_title();
  const link = `<p><a href="/login">${m.setup_opened_link()}</a></p>`;
  const goesOn = '<meta http-equiv="refresh" content="10; url=/login">\n';
  return setupDocument(title, `<h1>${title}</h1>\n<p>${m.setup_opened_text()}</p>\n${link}`, goesOn);
}

/** Enter in a field presses the first button of a form. */
const pressedByEnter = '<button hidden></button>';

export interface StepPage {
  step: string;
  place: { step: number; count: number };
  title: string;
  text: string;
  fields: readonly SetupField[];
  typed: Readonly<Record<string, string>>;
  problems: FieldProblems;
  /** The uploaded logo as the address of an image. */
  logo: string | undefined;
  /** What was entered, before the site opens. */
  summary: readonly (readonly [string, string])[];
  submit: string;
  /** The button to the step before, if there is one. */
  back: string | undefined;
}

/** One step as a form that works without scripts. */
export function stepPage(page: StepPage): string {
  const general = page.problems[''];
  const summary = page.summary.map(
    ([term, text]) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(text)}</dd>`,
  );
  const hasFile = page.fields.some(({ type }) => type === 'file');
  const hasProblems = Object.values(page.problems).some(Boolean);
  return setupDocument(
    `${page.title} · ${m.setup_title()}`,
    `<p class="quiet">${m.setup_title()} · ${m.setup_progress(page.place)}</p>
<h1>${escapeHtml(page.title)}</h1>
<p>${escapeHtml(page.text)}</p>
${general ? `<p role="alert" class="problem">${escapeHtml(general).replaceAll('\n', '<br>')}</p>` : ''}
${summary.length > 0 ? `<dl>${summary.join('')}</dl>` : ''}
${summary.length > 0 ? logoHtml(page.logo) : ''}
<form method="post" action="/setup" novalidate${hasFile ? ' enctype="multipart/form-data"' : ''}>
<input type="hidden" name="step" value="${page.step}">
${pressedByEnter}
${page.fields.map((each) => fieldHtml(each, page, hasProblems)).join('\n')}
<button>${escapeHtml(page.submit)}</button>
${page.back ? `<button name="back" value="yes" class="plain">${escapeHtml(page.back)}</button>` : ''}
</form>`,
  );
}

function logoHtml(logo: string | undefined): string {
  return logo ? `<img class="logo" src="${logo}" alt="${escapeHtml(m.setup_logo())}">` : '';
}

function fieldHtml(field: SetupField, page: StepPage, isAgain: boolean): string {
  const { typed, problems } = page;
  const { name, label, hint, isOfTypedTown } = field;
  const problem = problems[name];
  const secret = field.type === 'password';
  const value = escapeHtml(secret ? '' : (typed[name] ?? (isAgain ? '' : (field.value ?? ''))));
  const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ');
  const attributes = [
    `id="${name}" name="${name}"`,
    field.autoComplete && `autocomplete="${field.autoComplete}"`,
    described && `aria-describedby="${described}"`,
    problem && 'aria-invalid="true"',
  ]
    .filter(Boolean)
    .join(' ');
  return `<div class="field${isOfTypedTown ? ' own' : ''}">
<label for="${name}">${escapeHtml(label)}</label>
${hint ? `<p class="quiet" id="${name}-hint">${escapeHtml(hint)}</p>` : ''}
${field.type === 'file' ? fileControl(attributes, page.logo) : control(field, attributes, value)}
${problem ? `<p class="problem" role="alert" id="${name}-problem">${escapeHtml(problem)}</p>` : ''}
${field.below ?? ''}</div>`;
}

function fileControl(attributes: string, logo: string | undefined): string {
  const remove = `<button name="removeLogo" value="yes" class="plain">${escapeHtml(m.setup_logo_remove())}</button>`;
  return `${logoHtml(logo)}<input type="file" accept="${pictureAccept}" ${attributes}>${logo ? remove : ''}`;
}

function control({ type = 'text', options }: SetupField, attributes: string, value: string): string {
  if (type === 'textarea') return `<textarea rows="12" ${attributes}>\n${value}</textarea>`;
  if (!options) return `<input type="${type}" ${attributes} value="${value}">`;
  const choices = options.map((option) => {
    const chosen = escapeHtml(option.value) === value ? ' selected' : '';
    return `<option value="${escapeHtml(option.value)}"${chosen}>${escapeHtml(option.label)}</option>`;
  });
  return `<select ${attributes}>${choices.join('')}</select>`;
}
