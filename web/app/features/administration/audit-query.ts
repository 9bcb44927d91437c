import { type AuditAction, type AuditActor, auditActions, auditActors } from '@thikana/contract/audit';

/** The action that an address asks for; every action for anything else. */
export function toAction(text: string | null): AuditAction | undefined {
  return auditActions.find((action) => action === text);
}

/** Whose doings an address asks for; everybody's for anything else. */
export function toActor(text: string | null): AuditActor | undefined {
  return auditActors.find((actor) => actor === text);
}

/** The page that an address asks for; the first for anything that is none. */
export function toPage(text: string | null): number {
  return /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1;
}
