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

/** Schemas of what people send, and of what they may set: their bounds are rules. */
const sent = new Set([
  'badgeMonthsSchema',
  'featuredOfferSchema',
  'heroSlideSchema',
  'pointSchema',
  'settingsSchema',
  'socialLinkSchema',
  'undecidedSchema',
]);
const makesObject = new Set(['object', 'extend', 'pick']);

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
  if (path.isObjectMember() && declared.has(path.node.key.name) && isIn(path, 'defineEndpoint'))
    return 'The declaration of an endpoint.';
  if (path.isObjectMember() && path.node.key.name === 'where' && isIn(path, 'defineFilter'))
    return 'SQL: search.test.ts of the server compares its results on PostgreSQL with the reference search.';
  if (path.isVariableDeclarator() && isAnswer(path.node))
    return 'An answer: the server parses each answer with it, in every test of an endpoint.';
  return undefined;
}

function isIn(member, define) {
  const call = member.parentPath.parentPath;
  return call.isCallExpression() && call.node.callee.name === define;
}

function isAnswer({ id, init }) {
  return (
    /(Schema|Answer)$/.test(id.name) && !sent.has(id.name) && makesObject.has(init?.callee?.property?.name)
  );
}
