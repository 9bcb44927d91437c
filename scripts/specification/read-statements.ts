/** A statement of the specification and its proof. */
export interface Statement {
  id: string;
  text: string;
  /** Names of tests: `path/to/file.test.ts › names › joined`. */
  tests: string[];
  /** Decisions that replace it: `docs/decisions/….md`, with ` › row` for a single row. */
  decisions: string[];
  line: number;
}

const row = /^\| *([a-z]+(?:-[a-z]+)*-\d+) *\|(.*)\|(.*)\|\s*$/;

/** Reads the rows of all tables whose first cell is an id such as `login-3`. */
export function readStatements(markdown: string): Statement[] {
  return markdown.split('\n').flatMap((text, index) => {
    const [, id = '', statement = '', proof = ''] = row.exec(text) ?? [];
    if (!id) return [];
    const named = proof.split('<br>').map((part) => part.replaceAll('`', '').trim());
    return [
      {
        id,
        text: statement.trim(),
        tests: named.filter((part) => part.includes(' › ') && !part.startsWith('decision:')),
        decisions: named
          .filter((part) => part.startsWith('decision:'))
          .map((part) => part.slice('decision:'.length).trim()),
        line: index + 1,
      },
    ];
  });
}
