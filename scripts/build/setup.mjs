// Installs what the next command needs. Plain JavaScript without packages, for any Node from 20 up, because
// it runs before anything is installed. `--test` adds what only tests need, `--soak` what the soak tests
// need.
import { installForTests } from './setup/installForTests.mjs';
import { installPackages } from './setup/installPackages.mjs';

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(`This needs Node 20 or newer; this is ${process.version}.`);
  process.exit(1);
}
installPackages();
const soak = process.argv.includes('--soak');
if (soak || process.argv.includes('--test')) installForTests({ soak });
