import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { allocatorSettings } from '../../lib/allocator-settings.ts';
import type { Priority, PriorityMutex } from '../../lib/priority-mutex.ts';
import { siblingModule } from '../../lib/sibling-module.ts';
import type { BrandPictures } from './brand-pictures.ts';
import type { CardWords } from './cards/card-words.ts';
import type { Fingerprint } from './fingerprint.ts';
import { PictureError } from './picture-error.ts';
import type {
  FirstLook,
  LockAcquired,
  PictureResult,
  PictureTask,
  PictureTaskNews,
  PictureWork,
} from './picture-task.ts';
import type { PosterWords } from './posters/poster-words.ts';
import type { Rendition } from './rendition.ts';
import type { SlideCuts } from './slide-pictures.ts';

export interface PictureProcess {
  /** Throws `PictureError` if the upload is not an accepted picture. */
  lookFirst(bytes: Uint8Array): Promise<FirstLook>;
  /** Passes every rendition to `keep`, and resolves when all are stored. */
  makeRest(bytes: Uint8Array, keep: (rendition: Rendition) => Promise<void>): Promise<void>;
  /** A logo and an icon. Throws `PictureError` if the upload is not an accepted picture. */
  makeBrand(bytes: Uint8Array): Promise<BrandPictures>;
  /** An icon with a margin that phones may cut off. */
  makeMaskable(icon: Uint8Array): Promise<Uint8Array>;
  /** The cuts for the home page. Throws `PictureError` if the upload is not an accepted picture. */
  makeSlide(bytes: Uint8Array): Promise<SlideCuts>;
  /** A preview JPEG, over a cover if there is one. */
  makeCard(cover: Uint8Array | undefined, words: CardWords): Promise<Uint8Array>;
  /** A poster as a PDF, with this JPEG if there is one. */
  makePoster(picture: Uint8Array | undefined, words: PosterWords): Promise<Uint8Array>;
  /** The fingerprint of the picture. */
  fingerprint(bytes: Uint8Array): Promise<Fingerprint>;
  stop(): void;
}

interface Pending {
  resolve: (result: PictureResult) => void;
  reject: (error: unknown) => void;
  keep: (rendition: Rendition) => void;
  worker: ChildProcess;
  releaseMutex?: () => void;
}

interface Options {
  niceness?: number;
  /** The lock for large pictures, shared by all picture processes. */
  mutex: PriorityMutex;
  priority: Priority;
}

const main = fileURLToPath(siblingModule('picture-process-main', import.meta.url));
const idleMilliseconds = 10_000;

/**
 * Decodes and encodes in a child process, which starts with the first task and exits when idle. If it crashes, its
 * tasks fail and the next task starts another.
 */
export function createPictureProcess({ niceness = 0, mutex, priority }: Options): PictureProcess {
  const pending = new Map<number, Pending>();
  let child: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): ChildProcess {
    const started = fork(main, [String(niceness)], {
      serialization: 'advanced',
      execArgv: [],
      env: { ...allocatorSettings, ...process.env },
    });
    started.on('message', (news: PictureTaskNews) => hear(news));
    started.once('exit', () => {
      if (child === started) child = undefined;
      failTasksOf(started);
    });
    return started;
  }

  function hear(news: PictureTaskNews): void {
    const task = pending.get(news.id);
    switch (news.news) {
      case 'rendition':
        task?.keep(news.rendition);
        break;
      case 'waits-for-lock':
        void acquireMutex(news.id);
        break;
      case 'releases-lock':
        task?.releaseMutex?.();
        break;
      case 'done':
        settle(news.id)?.resolve(news.result);
        break;
      case 'failed':
        settle(news.id)?.reject(
          news.reason ? new PictureError(news.reason, news.message) : new Error(news.message),
        );
    }
  }

  function settle(id: number): Pending | undefined {
    const task = pending.get(id);
    task?.releaseMutex?.();
    pending.delete(id);
    if (pending.size === 0) idleTimer = setTimeout(stop, idleMilliseconds).unref();
    return task;
  }

  async function acquireMutex(id: number): Promise<void> {
    const release = await mutex.acquire(priority);
    const task = pending.get(id);
    // The process may have crashed in the meantime.
    if (!task) return release();
    task.releaseMutex = release;
    task.worker.send({ kind: 'lock-acquired', id } satisfies LockAcquired, () => {});
  }

  function failTasksOf(exited: ChildProcess): void {
    for (const [id, { worker, reject, releaseMutex }] of pending) {
      if (worker !== exited) continue;
      releaseMutex?.();
      pending.delete(id);
      reject(new Error('The process that works on pictures has ended.'));
    }
  }

  function stop(): void {
    clearTimeout(idleTimer);
    child?.disconnect();
    child = undefined;
  }

  function run(work: PictureWork, keep: Pending['keep'] = () => {}): Promise<PictureResult> {
    clearTimeout(idleTimer);
    child ??= start();
    const worker = child;
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject, keep, worker });
      worker.send({ ...work, id } satisfies PictureTask, (error) => {
        if (!error) return;
        pending.delete(id);
        reject(error);
      });
    });
  }

  return {
    stop,
    async lookFirst(bytes) {
      const first = await run({ kind: 'first', bytes });
      if (!first || !('rendition' in first)) throw new Error('A picture was looked at without a result.');
      return first;
    },
    async makeRest(bytes, keep) {
      const kept: Promise<void>[] = [];
      const made = run({ kind: 'rest', bytes }, (rendition) => {
        const keeping = keep(rendition);
        // The exit handler below reports failures; an unhandled error event would end the site.
        keeping.catch(() => {});
        kept.push(keeping);
      });
      await made.finally(() => Promise.allSettled(kept));
      await Promise.all(kept);
    },
    async fingerprint(bytes) {
      const fingerprint = await run({ kind: 'fingerprint', bytes });
      if (!fingerprint || !('prints' in fingerprint))
        throw new Error('A fingerprint was computed without a result.');
      return fingerprint;
    },
    async makeBrand(bytes) {
      const made = await run({ kind: 'brand', bytes });
      if (!made || !('logo' in made)) throw new Error('A logo was made without a result.');
      return made;
    },
    async makeMaskable(icon) {
      const made = await run({ kind: 'maskable', bytes: icon });
      if (!(made instanceof Uint8Array)) throw new Error('An icon was made without a result.');
      return made;
    },
    async makeSlide(bytes) {
      const cuts = await run({ kind: 'slide', bytes });
      if (!cuts || !('upright' in cuts)) throw new Error('A picture was cut without a result.');
      return cuts;
    },
    async makeCard(cover, words) {
      const card = await run({ kind: 'card', bytes: cover, words });
      if (!(card instanceof Uint8Array)) throw new Error('A card was drawn without a result.');
      return card;
    },
    async makePoster(picture, words) {
      const poster = await run({ kind: 'poster', bytes: picture, words });
      if (!(poster instanceof Uint8Array)) throw new Error('A poster was drawn without a result.');
      return poster;
    },
  };
}
