import { languageTag } from '@thikana/contract/language';

interface PlainDocument {
  language?: string;
  title: string;
  head?: string;
  body: string;
}

/** A page without files of its own, in the current language unless another one is given. All parts are HTML. */
export const plainDocument = ({ language = languageTag(), title, head = '', body }: PlainDocument) =>
  `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${head}<title>${title}</title>
</head>
<body>
${body}
</body>
</html>
`;
