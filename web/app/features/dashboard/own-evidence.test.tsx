import { screen, within } from '@testing-library/react';
import { askForEvidence, type OwnEvidence, viewOwnEvidence } from '@thikana/contract/badges';
import { expect, it, vi } from 'vitest';
import { press } from '../../../test/fields.ts';
import { signIn } from '../../../test/people.ts';
import { showPart, toasts } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import { OwnEvidenceView } from './own-evidence.tsx';

const id = '6740000000000000000000e1';
const papers: OwnEvidence = { kind: 'papers', mayAsk: true };
const visit: OwnEvidence = { kind: 'visit', until: '2027-03-01T06:30:00.000Z', mayAsk: false };

const onBack = vi.fn();

function open() {
  signIn({ role: 'user' });
  const api = stubApi();
  return { api, shown: () => showPart(<OwnEvidenceView listingId={id} onBack={onBack} />) };
}
const badge = (name: string) => within(screen.getByRole('region', { name }));

it('shows what visitors see and requests the rest', async () => {
  const { api, shown } = open();
  api.on(viewOwnEvidence, { json: { evidence: [papers, visit] } });
  await shown();
  expect(badge('Site visited').getByText(/until 1 March 2027/)).toBeTruthy();
  expect(badge('Site visited').queryByRole('button')).toBeNull();
  const asked = { ...papers, mayAsk: false, askedAt: '2026-11-22T06:30:00.000Z' };
  api.on(askForEvidence, { json: { message: 'We write to you', evidence: [asked, visit] } });
  await press('Request a check of the papers');
  expect(
    badge('Papers seen').getByText('You requested this on 22 November 2026. We will write to you.'),
  ).toBeTruthy();
  expect(badge('Papers seen').queryByRole('button')).toBeNull();
  expect(toasts('success')).toEqual(['We write to you']);
});

it('shows the error, retries and goes back', async () => {
  const { api, shown } = open();
  api.on(viewOwnEvidence, 'no connection');
  await shown();
  expect(screen.getByText('The badges could not be loaded.')).toBeTruthy();
  api.on(viewOwnEvidence, { json: { evidence: [{ ...papers, mayAsk: false }, visit] } });
  await press('Try Again');
  expect(badge('Papers seen').getByText(/cannot request this/)).toBeTruthy();
  await press('Back');
  expect(onBack).toHaveBeenCalledOnce();
});
