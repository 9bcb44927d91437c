import type { z } from 'zod';
import { m } from './paraglide/messages.js';

/** What the law pack of the city says about listings of projects. */
export interface ProjectRules {
  /** The authority that registers projects. */
  authority: string;
  /** A regular expression for the whole number. */
  pattern: string;
  example: string;
  /** Whether a listing of a project needs the number. */
  required: boolean;
}

let current: ProjectRules | undefined;

/** Sets the rules on the server. The browser has none: it shows what the server says. */
export function setProjectRules(rules: ProjectRules | undefined): void {
  current = rules;
}

interface ProjectFields {
  isProject: boolean;
  projectNumber?: string | undefined;
  isAccurate: boolean;
}

/** A listing of a project has its registration number and the seller's statement. */
export function checkProject({ value, issues }: z.core.ParsePayload<unknown>): void {
  const { isProject, projectNumber, isAccurate } = value as ProjectFields;
  const problem = (path: keyof ProjectFields, message: string) =>
    issues.push({ code: 'custom', path: [path], message, input: value });
  if (projectNumber && !isProject) problem('projectNumber', m.input_project_none());
  if (isProject && !isAccurate) problem('isAccurate', m.input_project_statement());
  if (!current) return;
  const { authority, example, pattern, required } = current;
  if (isProject && !projectNumber && required)
    problem('projectNumber', m.input_project_number_required({ authority }));
  if (projectNumber && !new RegExp(`^(?:${pattern})$`).test(projectNumber))
    problem('projectNumber', m.input_project_number({ authority, example }));
}
