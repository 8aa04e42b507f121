// What hosts did, in words: the server's code for each deed and the message for it.
export const DEEDS: Readonly<Record<string, string>> = {
  ban: 'web-host-deed-ban',
  ban_address: 'web-host-deed-ban-address',
  clear_chat: 'web-host-deed-clear-chat',
  delete_table: 'web-host-deed-delete-table',
  export: 'web-host-deed-export',
  host: 'web-host-deed-host',
  invite: 'web-host-deed-invite',
  purge: 'web-host-deed-purge',
  read_chat: 'web-host-deed-read-chat',
  recovery: 'web-host-deed-recovery',
  settle: 'web-host-deed-settle',
  unban: 'web-host-deed-unban',
  unban_address: 'web-host-deed-unban-address',
  unhost: 'web-host-deed-unhost',
  uninvite: 'web-host-deed-uninvite',
};
