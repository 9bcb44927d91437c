const internals: readonly RegExp[] = [
  // Imports of package files that are not part of its public interface; style sheets are allowed.
  /from '(?:@[\w-]+\/)?[a-z][\w.-]*\/(?:dist|cjs|esm|internal)\/(?!.*\.css)[^']*'/g,
  /import\('(?:@[\w-]+\/)?[a-z][\w.-]*\/(?:dist|cjs|esm|internal)\/(?!.*\.css)[^']*'\)/g,
  /\bnode_modules\/[\w@-]+\/(?:dist|cjs|esm|internal)\b/g,
  /\b__[a-z]+(?:_[a-zA-Z]+|[A-Z]\w*)\b|\b_(?:reactInternals?|owner)\b/g,
  /\b(?:Document|Element|HTMLElement|Node|Object|Array|String)\.prototype\.\w+ = /g,
  /Object\.defineProperty\(\w+\.prototype/g,
];

/** Returns the private internals of packages that a source uses, as far as patterns can tell. */
export function internalsIn(source: string): string[] {
  return internals.flatMap((internal) => source.match(internal) ?? []);
}
