import { baseLanguage, setLanguageSource } from '@thikana/contract/language';
import { afterEach, expect, it } from 'vitest';
import { DataTable } from '#web/components/ui/table.tsx';
import { showPart } from '../../../test/show.tsx';
import { placeColumns } from './place-columns.tsx';
import { type AdminPlace, placeKind } from './place-kinds.ts';

afterEach(() => setLanguageSource(() => baseLanguage));

const sevoke = {
  slug: 'sevoke',
  name: 'Sevoke Road',
  names: { bn: 'সেবক রোড', hi: 'सेवक रोड' },
  spellings: ['sebok road', 'সেভক রোড'],
  listings: 3,
} as unknown as AdminPlace;

/** The texts of a column, each with its language if that is another one than the page’s. */
async function shown(column: string) {
  const kind = placeKind('areas');
  if (!kind) throw new Error('no areas');
  const columns = placeColumns(kind).filter(({ key }) => key === column);
  const { container } = await showPart(
    <DataTable columns={columns} rows={[sevoke]} rowKey={({ slug }) => slug} caption="" empty="" />,
  );
  return [...container.querySelectorAll('td div :is(a, span)')].map((part) => [
    part.getAttribute('lang'),
    part.textContent,
  ]);
}

it('shows a place by its name in the language of the reader, with the usual one below', async () => {
  setLanguageSource(() => 'bn');
  expect(await shown('name')).toEqual([
    [null, 'সেবক রোড'],
    ['en', 'Sevoke Road'],
  ]);
});

it('shows the usual name alone in English', async () => {
  expect(await shown('name')).toEqual([[null, 'Sevoke Road']]);
});

it('says the language of each other name and spelling', async () => {
  setLanguageSource(() => 'bn');
  expect(await shown('spellings')).toEqual([
    ['hi', 'सेवक रोड'],
    ['en', 'sebok road'],
    [null, 'সেভক রোড'],
  ]);
});
