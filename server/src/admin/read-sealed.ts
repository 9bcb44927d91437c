import { readFile } from 'node:fs/promises';
import { commandLine } from '../features/audit/audit.feature.ts';
import { readSealedRecords } from '../features/sealed-records/sealed-records.feature.ts';
import { StartupError } from '../lib/startup-error.ts';
import { publicKeyOf } from '../platform/sealing/seal.ts';
import { type Command, takeArguments } from './command.ts';
import { withSiteDatabase } from './with-site.ts';

export const readSealed: Command = {
  parameters: 'KEYFILE [EMAIL]',
  about: 'prints the sealed records of deleted accounts, after noting it in the audit log',
  async run(args) {
    const [file = '', email] = takeArguments(args, 1, 2);
    await withSiteDatabase(async (db) => {
      const privateKey = await readPrivateKey(file);
      const { records, otherKeys } = await readSealedRecords(db, { privateKey, email, adminId: commandLine });
      for (const record of records) console.log(JSON.stringify(record));
      console.log(`Records: ${records.length}`);
      if (otherKeys > 0) console.log(`Records of another key, which this one cannot read: ${otherKeys}`);
    });
  },
};

async function readPrivateKey(file: string): Promise<string> {
  try {
    const privateKey = await readFile(file, 'utf8');
    publicKeyOf(privateKey);
    return privateKey;
  } catch {
    throw new StartupError(`${file} is not a file with a private key.`);
  }
}
