import type { TableEntries } from '../server/src/platform/database/register/entry.ts';
import { columnNames } from '../server/src/platform/database/register/register.ts';
import type { SchemaTable } from './read-schema.ts';

const folder = 'server/src/platform/database/register';

/** What is wrong with the register of personal data, in plain sentences. */
export function registerProblems(schema: readonly SchemaTable[], register: TableEntries): string[] {
  const known = new Set(schema.map(({ name }) => name));
  return [
    ...schema.flatMap((table) => tableProblems(table, register)),
    ...Object.keys(register)
      .filter((table) => !known.has(table))
      .map((table) => `The register has an entry for the table ${table}, which does not exist: remove it.`),
  ];
}

function tableProblems({ name, columns, naming }: SchemaTable, register: TableEntries): string[] {
  const entry = register[name];
  if (!entry)
    return [
      `The table ${name} has no entry in the register of personal data: add one for ${columns.join(', ')} in ${folder}.`,
    ];
  const personal = entry.personal.flatMap((each) => columnNames(each.columns));
  const entered = [...personal, ...columnNames(entry.other)];
  const twice = entered.filter((column, index) => entered.indexOf(column) !== index);
  return [
    ...columns
      .filter((column) => !entered.includes(column))
      .map(
        (column) =>
          `The column ${name}.${column} has no entry in the register of personal data: say what it is for, how long it is kept and how it is erased and exported, or that it is not personal, in ${folder}.`,
      ),
    ...entered
      .filter((column) => !columns.includes(column))
      .map((column) => `The register has an entry for ${name}.${column}, which does not exist: remove it.`),
    ...twice.map((column) => `The register has ${name}.${column} twice: keep one entry.`),
    ...naming
      .filter((column) => columnNames(entry.other).includes(column))
      .map(
        (column) => `The column ${name}.${column} names an account, so it is personal: say what it is for.`,
      ),
  ];
}
