import { abilityNames, appIds, appNames, permissionsOf, type Ability } from './apps.ts';

/** Granted rights: app id → permission name → ability → 1. */
export type PermissionMap = Record<string, Record<string, Partial<Record<Ability, 1>>>>;

/** Access-related data of a session. The server checks its own record; the client uses this copy for display. */
export interface TokenInfo {
  /** Tenant type; retail users land on the point of sale, others on the master dashboard. */
  type: 'Company' | 'Retail';
  is_partner: boolean;
  is_provider: boolean;
  /** 1 for an administrator. */
  a: 0 | 1;
}
export interface SessionInfo extends TokenInfo {
  permissions: PermissionMap;
}

/** A right that an operation or a screen requires. */
export interface Right {
  app: number;
  name: string;
  type: Ability;
}

const toBase64 = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Encodes a session as the specified permissions string: base64url of JSON. */
export const encodeSession = (session: SessionInfo): string => toBase64(JSON.stringify(session));

/** Decodes a permissions string; undefined when it is malformed ('Bad Authentication data. Malformed data'). */
export function decodeSession(text: string): SessionInfo | undefined {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    );
    const value = JSON.parse(new TextDecoder().decode(bytes)) as Partial<SessionInfo>;
    if (typeof value !== 'object' || value === null) return undefined;
    if (value.type !== 'Company' && value.type !== 'Retail') return undefined;
    if (typeof value.permissions !== 'object' || value.permissions === null) return undefined;
    return {
      type: value.type,
      is_partner: value.is_partner === true,
      is_provider: value.is_provider === true,
      a: value.a === 1 ? 1 : 0,
      permissions: value.permissions,
    };
  } catch {
    return undefined;
  }
}

/** Result of an access decision; a denial has its reason: app not purchased, right not granted, or limited. */
export type Decision =
  | { allowed: true }
  | { allowed: false; reason: 'not-purchased' | 'missing-right'; right: Right }
  /** The right is held but does not include this record; `text` gives the reason. */
  | { allowed: false; reason: 'limited'; right: Right; text: string };

/** True for License & Payment, which stays open when no app is purchased or the trial has ended. */
const isOpenUnpurchased = (session: SessionInfo, { app, name }: Right): boolean =>
  app === appIds.setup && name === 'license' && !session.is_partner && !session.is_provider;

/**
 * Decides whether a session has a right. Administrators have every right of the purchased apps; other users need the
 * right and the purchased app.
 */
export function decide(session: SessionInfo, purchased: readonly number[], right: Right): Decision {
  if (!purchased.includes(right.app) && !isOpenUnpurchased(session, right))
    return { allowed: false, reason: 'not-purchased', right };
  if (session.a === 1) return { allowed: true };
  return session.permissions[String(right.app)]?.[right.name]?.[right.type] === 1
    ? { allowed: true }
    : { allowed: false, reason: 'missing-right', right };
}

/** True when the session has at least one permission of the app. The launcher then shows it. */
export function canOpenApp(
  session: SessionInfo,
  purchased: readonly number[],
  app: number | undefined,
): boolean {
  if (app === undefined) return true;
  if (!purchased.includes(app)) return false;
  return (
    session.a === 1 || Object.values(session.permissions[String(app)] ?? {}).some((each) => each.v === 1)
  );
}

/** Formats a right for display, e.g. “Accounts: Edit”. */
export const rightName = ({ app, name, type }: Right): string =>
  `${permissionsOf(app)[name]?.label ?? name}: ${abilityNames[type]}`;

/** Hint of an access block: who can reopen the company and where. */
export const waysBack = 'An administrator of your company can restore access in Setup, License & Payment.';

/**
 * Formats a denial: the missing right and who can grant it.
 * @param closed reason of an access block, when the company's apps are closed.
 */
export function denialText(decision: Extract<Decision, { allowed: false }>, closed?: string): string {
  if (decision.reason === 'limited') return decision.text;
  const app = appNames[decision.right.app] ?? 'This application';
  if (decision.reason === 'not-purchased') {
    if (closed) return `${closed} ${waysBack}`;
    return `${app} is not part of your company's subscription. An administrator of your company can add it.`;
  }
  return `You need the permission “${rightName(decision.right)}” in ${app}. An administrator of your company can grant it.`;
}
