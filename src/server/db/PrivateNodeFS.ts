import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { OTHERS } from './keepToOwner.ts';

type Options = Parameters<NodeFS['init']>[1];

/** The part of Emscripten's file system that gives files their modes. */
interface NodeOperations {
  mknod: (parent: object, name: string, mode: number, device: number) => object;
  setattr: (node: object, attributes: { mode?: number }) => void;
}

/**
 * The folder of the embedded database, whose files are for their owner alone. By itself PGlite makes them readable and
 * writable by everybody, and sets that explicitly, so that a umask changes nothing.
 */
export class PrivateNodeFS extends NodeFS {
  override async init(pglite: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [keepPrivate, ...(emscriptenOpts.preRun ?? [])] } };
  }
}

function keepPrivate(module: object): void {
  const { node_ops: operations } = (module as { NODEFS: { node_ops: NodeOperations } }).NODEFS;
  const { mknod, setattr } = operations;
  operations.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~OTHERS, device);
  operations.setattr = (node, attributes) => {
    setattr(
      node,
      attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~OTHERS },
    );
  };
}
