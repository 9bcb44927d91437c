import { createHash } from 'node:crypto';
import { type Accent, accentsOf, contrast } from '@thikana/contract/accent';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { listPacks } from '../features/city/city.feature.ts';
import { registerSecurityHeaders, secretAddress } from '../http/security-headers.ts';
import { daySeconds } from '../lib/durations.ts';
import { m } from '../paraglide/messages.js';
import type { Tables } from '../platform/database/tables.ts';
import { pressMap } from './centre-map.ts';
import { readTowns } from './known-towns.ts';
import { mapHtml } from './map-html.ts';
import { acceptSetupBodies, readSetupBody } from './read-setup-body.ts';
import { stepTexts } from './setup-fields.ts';
import { type SetupLogo, setupLogo } from './setup-logo.ts';
import { closedPage, openedPage, stepPage } from './setup-page.ts';
import { setupScript } from './setup-script.ts';
import {
  hashSecret,
  isSecret,
  newSecret,
  type SetupState,
  type SetupStates,
  stepBefore,
  steps,
} from './setup-state.ts';
import { cityText, saveSteps } from './setup-steps.ts';
import { setupStyle } from './setup-style.ts';
import type { FieldProblems } from './step-context.ts';

interface SetupDependencies {
  config: Config;
  db: Kysely<Tables>;
  states: SetupStates;
  onDone(): void;
}

const cookieName = 'setup';
const cookieSeconds = daySeconds;
const neverStored = ['password', 'relayPassword', 'step', 'back', 'removeLogo', 'map', 'x', 'y'];
const allowedByHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const headersWith = (tiles: Config['tiles']) => ({
  ...secretAddress,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src ${allowedByHash(setupStyle)}`,
    `script-src ${allowedByHash(setupScript)}`,
    "connect-src 'self'",
    `img-src data:${tiles ? ` ${new URL(tiles.url).origin}` : ''}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
});

/** Serves the set-up to the browser with the code, and a plain page to everybody else. */
export function createSetupApp(dependencies: SetupDependencies): FastifyInstance {
  const { config, db, states } = dependencies;
  const logo = setupLogo(db);
  const isHttps = config.publicUrl.startsWith('https:');
  const app = Fastify({
    ...{ bodyLimit: 256 * 1024, trustProxy: config.trustedProxies },
    // While it closes, a request gets a page, not JSON.
    return503OnClosing: false,
  });
  registerSecurityHeaders(app, { isHttps });
  acceptSetupBodies(app);
  app.addHook('onClose', async () => logo.stop());
  const pageHeaders = headersWith(config.tilesFile ? undefined : config.tiles);
  app.addHook('onSend', async (_request, reply) => void reply.headers(pageHeaders));
  app.setNotFoundHandler((_request, reply) => sendClosed(reply));

  app.get<{ Querystring: { code?: string } }>('/setup', async (request, reply) => {
    const state = await states.find();
    const { code } = request.query;
    if (state?.step && isSecret(code, state.codeHash)) {
      const secret = newSecret();
      await states.save({ ...state, codeHash: undefined, cookieHash: hashSecret(secret) });
      // Stored, so that the set-up goes on after the browser was closed.
      const attributes = `Path=/setup; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Strict${isHttps ? '; Secure' : ''}`;
      return reply.header('set-cookie', `${cookieName}=${secret}; ${attributes}`).redirect('/setup', 303);
    }
    if (!state || code !== undefined || !isAllowed(request, state)) return sendClosed(reply);
    return reply.send(await pageOf(state, {}, { config, logo }));
  });

  app.post('/setup', async (request, reply) => {
    const state = await states.find();
    const body = state?.step && isAllowed(request, state) ? await readSetupBody(request) : undefined;
    if (!state?.step || !body) return sendClosed(reply);
    const { fields, upload } = body;
    // A form of an earlier step, which another tab or press has saved.
    if (fields.step !== state.step) return reply.redirect('/setup', 303);
    const typed = { ...state.typed, ...fields };
    if (fields.map) {
      const pressed = pressMap(typed, await readTowns());
      return reply.send(await pageOf({ ...state, typed: { ...typed, ...pressed } }, {}, { config, logo }));
    }
    const received = upload && (await logo.receive(upload));
    const next: SetupState = { ...state, typed: withoutSecrets(typed) };
    if (received && 'logo' in received) next.logo = received.logo;
    if (fields.removeLogo) next.logo = undefined;
    const previous = stepBefore(state.step);
    if (fields.removeLogo || (fields.back && previous)) {
      if (fields.back) next.step = previous;
      await states.save(next);
      return reply.redirect('/setup', 303);
    }
    const problems: FieldProblems = {
      ...(received && 'problem' in received && { picture: received.problem }),
      ...(await saveSteps[state.step]({ ...dependencies, typed, logo: next.logo })),
    };
    if (Object.values(problems).some(Boolean)) {
      await states.save({ ...state, logo: next.logo });
      return reply.code(400).send(await pageOf(next, problems, { config, logo }));
    }
    next.step = steps[steps.indexOf(state.step) + 1];
    if (next.step) {
      await states.save(next);
      return reply.redirect('/setup', 303);
    }
    await states.save({ step: undefined, typed: {} });
    reply.raw.once('finish', dependencies.onDone);
    return reply.send(openedPage());
  });
  return app;
}

function isAllowed({ headers }: FastifyRequest, { cookieHash }: SetupState): boolean {
  const secret = new RegExp(`(?:^|; )${cookieName}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1];
  return isSecret(secret, cookieHash) && (headers['sec-fetch-site'] ?? 'none') !== 'cross-site';
}

function sendClosed(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', '60').send(closedPage());
}

function withoutSecrets(typed: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !neverStored.includes(name)));
}

async function pageOf(
  { step = 'open', typed, logo }: SetupState,
  problems: FieldProblems,
  given: { config: Config; logo: SetupLogo },
): Promise<string> {
  const { config } = given;
  const isCityGiven = config.cityDir !== undefined;
  const packs = isCityGiven ? [config.cityName] : await listPacks();
  const map =
    step === 'city' ? mapHtml(typed, await readTowns(), config.tilesFile ? undefined : config.tiles) : '';
  const isLast = step === 'open';
  return stepPage({
    ...{ step, typed, problems },
    ...stepTexts[step]({ packs, isCityGiven, typed, map }),
    logo: logo && (await given.logo.asData(logo)),
    place: { step: steps.indexOf(step) + 1, count: steps.length },
    summary: isLast ? summaryOf(typed) : [],
    submit: isLast ? m.setup_open() : m.setup_next(),
    back: stepBefore(step) && m.setup_back(),
  });
}

function summaryOf(typed: SetupState['typed']): [string, string][] {
  const text = (name: string) => typed[name] ?? '';
  return [
    [m.setup_admin_title(), `${text('name')}, ${text('email')}`],
    [m.setup_city_title(), cityText()],
    [m.setup_brand_title(), `${text('siteName')}, ${text('colour')}. ${contrastText(text('colour'))}`],
    [m.setup_contact_title(), [text('contactEmail'), text('phone1'), text('contactLocation')].join(', ')],
    [m.setup_mail_title(), text('host') || m.setup_no_mail()],
  ];
}

/** How readable the two themes made from a colour are. */
function contrastText(colour: string): string {
  const { light, dark } = accentsOf(colour);
  const ratio = ({ strong, on }: Accent) => contrast(strong, on).toFixed(1);
  return m.setup_contrast({
    light: light.strong,
    dark: dark.strong,
    inLight: ratio(light),
    inDark: ratio(dark),
  });
}
