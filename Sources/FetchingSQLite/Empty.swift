public import GRDB
public import GRDBSQLite
