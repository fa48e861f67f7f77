import packageFile from '../../package.json' with { type: 'json' };

/** What `npm start` tells Node. */
export const nodeFlags = packageFile.scripts.start.split(' ').filter((word) => word.startsWith('--'));
