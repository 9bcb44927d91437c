import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { warnLimits } from '@thikana/contract/watch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { alertRulesFile, readAlertRules } from './alert-rules.ts';
import { findPromtool } from './find-promtool.ts';

const rules = readAlertRules();
const handbook = readFileSync(path.resolve(import.meta.dirname, '../docs/operating.md'), 'utf8');
const headings = [...handbook.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
  text.toLowerCase().replaceAll(' ', '-'),
);
const explained = [...handbook.matchAll(/^\| `(Thikana\w+)`/gm)].map(([, alert]) => alert);

it.each(rules)('$alert has a threshold, a severity, an explanation and a row in the handbook', (rule) => {
  expect(rule.expr).toMatch(/ (>|<|==) [\d.]+$/);
  expect(rule.for).toMatch(/^\d+[mh]$/);
  expect(['critical', 'warning']).toContain(rule.labels.severity);
  expect(rule.annotations.summary).toMatch(/\S/);
  expect(rule.annotations.description).toMatch(/\.$/);
  const [file, heading] = rule.annotations.runbook.split('#');
  expect(file).toBe('docs/operating.md');
  expect(headings).toContain(heading);
  expect(explained).toContain(rule.alert);
});

it('the rules and the system page warn at the same limits', () => {
  const limitOf = (alert: string) =>
    Number(
      rules
        .find((rule) => rule.alert === alert)
        ?.expr.split(' ')
        .at(-1),
    );
  expect(limitOf('ThikanaDiskLow')).toBe(warnLimits.freeDiskShare);
  expect(limitOf('ThikanaBackupOld')).toBe(warnLimits.backupAgeSeconds);
  expect(limitOf('ThikanaJobsWait')).toBe(warnLimits.jobAgeSeconds);
});

/** Values once a minute; `fires` is followed by an alert within two hours, `quiet` is not. */
interface Case {
  series: Record<string, { fires: string; quiet: string }>;
}

const flat = (value: number) => `${value}x120`;
const one = (series: string, fires: string, quiet: string): Case => ({
  series: { [series]: { fires, quiet } },
});
const answers = 'thikana_http_request_duration_seconds_count{kind="api",instance="a",status=';
const pages = (le: string) =>
  `thikana_http_request_duration_seconds_bucket{kind="document",status="2xx",instance="a",le="${le}"}`;

const cases: Record<string, Case> = {
  ThikanaDown: one('up{job="thikana",instance="a"}', flat(0), flat(1)),
  ThikanaErrors: {
    series: {
      [`${answers}"5xx"}`]: { fires: '0+6x120', quiet: '0+4x120' },
      [`${answers}"2xx"}`]: { fires: '0+94x120', quiet: '0+96x120' },
    },
  },
  ThikanaSlow: {
    series: {
      [pages('1')]: { fires: '0+94x120', quiet: '0+96x120' },
      [pages('2')]: { fires: '0+100x120', quiet: '0+100x120' },
      [pages('+Inf')]: { fires: '0+100x120', quiet: '0+100x120' },
    },
  },
  ThikanaMailRelayDown: one('thikana_mail_relay_up{instance="a"}', flat(0), '1x60 0x10 1x50'),
  ThikanaNoMailRelay: one('thikana_mail_relay_configured{instance="a"}', flat(0), flat(1)),
  ThikanaJobsWait: one(
    'thikana_oldest_job_age_seconds{instance="a",queue="send-mail"}',
    '0+60x120',
    flat(1_800),
  ),
  ThikanaJobsFailed: one('thikana_jobs{instance="a",queue="send-mail",state="failed"}', flat(1), flat(0)),
  // The clock of the test begins at 0, two days before the last minutes of the test.
  ThikanaBackupOld: one(
    'thikana_last_backup_timestamp_seconds{instance="a"}',
    flat(-172_801),
    flat(-165_600),
  ),
  ThikanaDiskLow: {
    series: {
      'thikana_disk_free_bytes{instance="a"}': { fires: flat(99), quiet: flat(100) },
      'thikana_disk_size_bytes{instance="a"}': { fires: flat(1_000), quiet: flat(1_000) },
    },
  },
  ThikanaPictureStoreAway: one('thikana_picture_store_up{instance="a"}', flat(0), flat(1)),
  ThikanaPictureStoreOfAnotherSite: one('thikana_picture_store_matches{instance="a"}', flat(0), '0x15 1x105'),
};

it('has a case for each rule', () => {
  expect(Object.keys(cases)).toEqual(rules.map(({ alert }) => alert));
});

const promtool = findPromtool();
if (promtool === undefined) console.warn('There is no promtool here: the alert rules are not run.');
else
  describe('promtool', () => {
    const file = path.join(tmpdir(), `alert-cases-${process.pid}.yaml`);
    afterAll(() => rmSync(file, { force: true }));
    const run = (...args: string[]) => spawnSync(promtool, args, { encoding: 'utf8' });

    it('accepts the rules', () => {
      const { stdout, stderr, status } = run('check', 'rules', '--lint=all', '--lint-fatal', alertRulesFile);
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toContain(`${rules.length} rules found`);
    });

    describe.each(Object.entries(cases))('%s', (alert, { series }) => {
      beforeAll(() => rmSync(file, { force: true }));
      it.each([
        ['fires', 1],
        ['quiet', 0],
      ] as const)('%s', (kind, count) => {
        writeFileSync(
          file,
          stringify({
            rule_files: [alertRulesFile],
            evaluation_interval: '1m',
            tests: [
              {
                interval: '1m',
                input_series: Object.entries(series).map(([name, values]) => ({
                  series: name,
                  values: values[kind],
                })),
                promql_expr_test: [
                  {
                    expr: `count(max_over_time(ALERTS{alertname="${alert}",alertstate="firing"}[2h])) or vector(0)`,
                    eval_time: '2h',
                    exp_samples: [{ labels: '{}', value: count }],
                  },
                ],
              },
            ],
          }),
        );
        const { stdout, stderr, status } = run('test', 'rules', file);
        expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
      });
    });
  });
