import type { Cluster } from './cluster.ts';

/** Full durability with little memory. Passed on the command line, so every start uses them. */
const usualSettings: Record<string, string> = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  max_connections: '60',
  shared_buffers: '128MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1',
  min_wal_size: '48MB',
  max_wal_size: '512MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The application logs query errors itself; here they would only leak personal data.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
};

export function serverParameters({ address, folder, settings }: Cluster): string[] {
  const listening =
    address.kind === 'port'
      ? { listen_addresses: '127.0.0.1', unix_socket_directories: '' }
      : {
          listen_addresses: '',
          unix_socket_directories: address.folder,
          unix_socket_permissions: '0700',
        };
  const durability = process.platform === 'darwin' ? { wal_sync_method: 'fsync_writethrough' } : {};
  const all = { ...usualSettings, ...durability, ...listening, port: String(address.port), ...settings };
  return ['-D', folder, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
