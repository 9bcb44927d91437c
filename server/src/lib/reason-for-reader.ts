import { siteLanguages } from '@thikana/contract/language';
import { readyReasons } from '@thikana/contract/ready-reasons';

/**
 * The reason for a rejection in the current language as far as it consists of ready reasons, in whichever language the
 * moderator chose them. Their own words stay as they are.
 */
export function reasonForReader(reason: string | null | undefined): string | undefined {
  if (!reason) return undefined;
  let read = reason;
  for (const { text } of readyReasons)
    for (const locale of siteLanguages) read = read.replaceAll(text({}, { locale }), () => text());
  return read;
}
