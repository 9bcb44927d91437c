/** What an endpoint says of itself. The access table and the OpenAPI tests of the server hold each of these to account. */
const declared = new Set([
  'name',
  'method',
  'path',
  'access',
  'tag',
  'summary',
  'response',
  'errors',
  'status',
]);

/** Leaves out what no rule depends on, so that the score speaks of rules. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'declarations',
    value: { shouldIgnore },
  },
];

function shouldIgnore(path) {
  if (path.isStringLiteral() && path.node.value.includes(' '))
    return 'Prose: no rule depends on its wording.';
  if (path.isObjectProperty() && declared.has(path.node.key.name) && isOfEndpoint(path.parentPath))
    return 'The declaration of an endpoint.';
  return undefined;
}

function isOfEndpoint(object) {
  return object.parentPath.isCallExpression() && object.parentPath.node.callee.name === 'defineEndpoint';
}
