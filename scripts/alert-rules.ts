import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

export interface AlertRule {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; description: string; runbook: string };
}

export const alertRulesFile = path.resolve(import.meta.dirname, '../deploy/alerts.yaml');

/** The alert rules of `deploy/alerts.yaml`. */
export function readAlertRules(): AlertRule[] {
  const { groups } = parse(readFileSync(alertRulesFile, 'utf8')) as { groups: { rules: AlertRule[] }[] };
  return groups.flatMap(({ rules }) => rules);
}
