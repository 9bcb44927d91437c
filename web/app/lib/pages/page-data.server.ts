import { scriptJson } from '#web/lib/documents/script-json.server.ts';
import { type PageData, pageDataId } from './page-data.ts';

export function pageDataScript(data: PageData): string {
  return `<script type="application/json" id="${pageDataId}">${scriptJson(data)}</script>`;
}
