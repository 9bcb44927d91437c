import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { FormBody } from '@thikana/contract/endpoint';
import type { ErrorCode } from '@thikana/contract/error-table';
import { AppError } from '@thikana/contract/errors';
import { limits } from '@thikana/contract/vocabulary';
import { minuteMilliseconds } from '../lib/durations.ts';

/** The field of a form that a file came in, and the name that the file has on the device of its sender. */
export interface FileOrigin {
  field: string;
  name: string;
}

/** Handles one file of a form; the next file waits for it. */
type TakeFile<T> = (file: AsyncIterable<Uint8Array>, origin: FileOrigin) => Promise<T>;

/** A multipart form with streamed files: text fields are collected first, files are handed over one by one. */
export interface IncomingForm {
  read<T>(takeFile: TakeFile<T>): Promise<{ fields: Record<string, string | string[]>; files: T[] }>;
}

const idleMilliseconds = 30_000;
const totalMilliseconds = 10 * minuteMilliseconds;
const textBytes = 64 * 1024;

/** Chunks arrive outside of the request's context, which knows the language of errors. */
const inContext = AsyncLocalStorage.bind;

/** Reads a request body as the form that the endpoint describes. */
export function incomingForm(request: IncomingMessage, spec: FormBody): IncomingForm {
  return { read: (takeFile) => readForm(request, spec, takeFile) };
}

async function readForm<T>(request: IncomingMessage, spec: FormBody, takeFile: TakeFile<T>) {
  const fields: Record<string, string | string[]> = Object.create(null);
  const files: T[] = [];
  const maxBytes = spec.files.maxCount * (limits.pictureBytes + 4096) + 1024 * 1024;
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
    throw await afterDraining(request, new AppError('too_large'));
  }
  const parser = createParser(request, spec);

  await new Promise<void>((resolve, reject) => {
    let fileCount = 0;
    let bytes = 0;
    let failure: unknown;
    let work: Promise<void> = Promise.resolve();
    const coming = new Set<Readable>();
    const idleTimer = setTimeout(() => fail(new AppError('upload_broken')), idleMilliseconds);
    const totalTimer = setTimeout(() => fail(new AppError('upload_broken')), totalMilliseconds);

    const fail = (error: unknown) => {
      if (failure !== undefined) return;
      failure = error;
      // Otherwise a reader of a file would wait forever.
      for (const stream of coming) stream.destroy(new AppError('upload_broken'));
      finish();
    };
    const finish = () => {
      clearTimeout(idleTimer);
      clearTimeout(totalTimer);
      request.unpipe(parser);
      // Ends the current file first, so that the clean-up sees all of it.
      void work.then(() => (failure === undefined ? resolve() : reject(failure)));
    };

    const takeField = (name: string, value: string, nameTruncated: boolean, valueTruncated: boolean) => {
      if (nameTruncated || valueTruncated) return fail(new AppError('too_large'));
      addField(fields, name, value);
    };
    const takePart = (field: string, stream: Readable, name: string) => {
      stream.on('error', () => {});
      coming.add(stream);
      stream.once('close', () => coming.delete(stream));
      fileCount += 1;
      if (field !== spec.files.name || failure !== undefined) return void stream.resume();
      if (fileCount > spec.files.maxCount) {
        stream.resume();
        return fail(new AppError('too_many_pictures'));
      }
      work = work.then(async () => {
        if (failure !== undefined) return void stream.resume();
        try {
          files.push(await takeFile(stream, { field, name }));
        } catch (error) {
          stream.resume();
          fail(error);
        }
      });
    };
    const failAs = (code: ErrorCode) => inContext(() => fail(new AppError(code)));
    parser.on('field', inContext(takeField));
    parser.on('file', inContext(takePart));
    parser.on('partsLimit', failAs('too_large'));
    parser.on('fieldsLimit', failAs('too_large'));
    parser.on('filesLimit', failAs('too_many_pictures'));
    parser.on('error', failAs('upload_broken'));
    parser.on('finish', () => void work.then(finish));
    const failAsTooLarge = failAs('too_large');
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      idleTimer.refresh();
      if (bytes > maxBytes) failAsTooLarge();
    });
    const failAsBroken = failAs('upload_broken');
    request.on('aborted', () => {
      parser.destroy();
      failAsBroken();
    });
    request.pipe(parser);
  }).catch(async (error: unknown) => {
    throw await afterDraining(request, error);
  });
  return { fields, files };
}

function createParser(request: IncomingMessage, spec: FormBody) {
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: {
        fieldSize: textBytes,
        fieldNameSize: 100,
        fields: 100,
        files: spec.files.maxCount + 1,
        parts: 130,
      },
    });
  } catch (cause) {
    throw new AppError('upload_broken', { cause });
  }
}

function addField(fields: Record<string, string | string[]>, name: string, value: string): void {
  const earlier = fields[name];
  if (earlier === undefined) fields[name] = value;
  else if (Array.isArray(earlier)) earlier.push(value);
  else fields[name] = [earlier, value];
}

const drainMilliseconds = 20_000;
const drainIdleMilliseconds = 4_000;
const drainBytes = 120 * 1024 * 1024;

/**
 * Drains the rest of the body up to a limit: a browser shows the answer to a refused upload only after it has sent the
 * body.
 */
async function afterDraining(request: IncomingMessage, error: unknown): Promise<unknown> {
  if (request.readableEnded || request.destroyed) return error;
  await new Promise<void>((resolve) => {
    let bytes = 0;
    const timer = setTimeout(done, drainMilliseconds);
    const idleTimer = setTimeout(done, drainIdleMilliseconds);
    function done() {
      clearTimeout(timer);
      clearTimeout(idleTimer);
      request.off('data', count);
      resolve();
    }
    function count(chunk: Buffer) {
      bytes += chunk.length;
      idleTimer.refresh();
      if (bytes > drainBytes) done();
    }
    request.on('data', count);
    request.once('end', done);
    request.once('close', done);
    request.resume();
  });
  return error;
}
