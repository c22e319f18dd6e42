// `npm run content -- build|check|parse|align`. A stand-in: the pipeline is not connected yet.

const [command] = process.argv.slice(2);
if (command !== 'build') {
  process.stderr.write(`content ${command ?? ''}: not written yet\n`);
  process.exitCode = 2;
}
