-- Only listed tables are looked up in this order. Others need no entry that every move would have to renew.
DROP INDEX tables_listed;
CREATE INDEX tables_listed ON tables (stage, touched) WHERE listed = 1;
