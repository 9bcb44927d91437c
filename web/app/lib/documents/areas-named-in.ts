/** The slugs of areas in an answer of the API: the texts of all fields named `area`, and of lists named `areas`. */
export function areasNamedIn(answer: unknown): Set<string> {
  const slugs = new Set<string>();
  const look = (value: unknown, name: string): void => {
    if (typeof value === 'string') {
      if (name === 'area' || name === 'areas') slugs.add(value);
    } else if (Array.isArray(value)) {
      for (const each of value) look(each, name);
    } else if (value && typeof value === 'object') {
      for (const [key, each] of Object.entries(value)) look(each, key);
    }
  };
  look(answer, '');
  return slugs;
}
