import { commands, usage } from './admin/commands.ts';
import { StartupError } from './lib/startup-error.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const command = commands.get(name);
  if (!command) throw new StartupError(usage());
  await command.run(args);
});
