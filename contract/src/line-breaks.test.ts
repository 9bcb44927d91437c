import { expect, it } from 'vitest';
import { requiredText } from './messages.ts';
import { sendReport, settleReports } from './reports.ts';
import { contactBody } from './site.ts';
import { banUser } from './users.ts';

const text = 'The first line.\nThe second line.';
const id = '0123456789abcdef01234567';

it.each([
  ['message', requiredText, text],
  ['message to the operator', contactBody.shape.message, text],
  ['reason for a ban', banUser.body.shape.reason, text],
])('a %s keeps its line breaks', (_, schema, typed) => {
  expect(schema.parse(typed)).toBe(text);
});

it('a report and the note that settles it keep their line breaks', () => {
  const report = { subjectKind: 'listing', subjectId: id, reason: 'other', text };
  expect(sendReport.body.parse(report)).toMatchObject({ text });
  expect(settleReports.body.parse({ action: 'warn', note: text })).toMatchObject({ note: text });
});
